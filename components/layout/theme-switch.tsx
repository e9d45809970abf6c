import { Icon } from '@/components/ui/icon'

interface ThemeSwitchProps {
  labels: { theme: string; themeLight: string; themeDark: string; themeSystem: string }
  /** Shows the names beside the icons, where there is room. */
  named?: boolean
}

/** Light, dark, or the system's theme. An enhancement handles the buttons and stores the choice. */
export const ThemeSwitch = ({ labels, named = false }: ThemeSwitchProps) => {
  const choices = [
    { value: 'light', icon: 'sun', label: labels.themeLight },
    { value: 'dark', icon: 'moon', label: labels.themeDark },
    { value: 'system', icon: 'system', label: labels.themeSystem },
  ] as const
  return (
    <fieldset data-needs-js className={`-ml-3 flex items-center gap-1 ${named ? 'flex-wrap' : ''}`}>
      <legend className={named ? 'eyebrow mb-1 ml-3' : 'sr-only'}>{labels.theme}</legend>
      {choices.map(({ value, icon, label }) => (
        <button
          key={value}
          type="button"
          data-theme-choice={value}
          aria-pressed="false"
          className="theme-choice inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-small"
        >
          <Icon name={icon} size={20} />
          <span className={named ? undefined : 'sr-only'}>{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
