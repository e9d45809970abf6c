import type { Purpose, ThirdParty } from '@/lib/privacy/third-parties'

interface ThirdPartiesProps {
  parties: readonly ThirdParty[]
  copy: { heading: string; lead: string; purposes: Record<Purpose, string> }
}

/** The companies whose services the site uses, with what each is for. */
export const ThirdParties = ({ parties, copy }: ThirdPartiesProps) =>
  parties.length > 0 && (
    <section className="mt-14 border-t border-rule pt-7 break-inside-avoid">
      <div className="reading-indent">
        <h2 className="text-h3-l">{copy.heading}</h2>
        <p className="mt-4 max-w-[42rem]">{copy.lead}</p>
        <dl className="mt-6 border-t-[1.5px] border-ink">
          {parties.map(({ purpose, host }) => (
            <div key={purpose} className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3">
              <dt>{copy.purposes[purpose]}</dt>
              <dd className="font-semibold wrap-anywhere">{host}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
