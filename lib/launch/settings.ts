import { type Entry, type FieldPath, fieldProblem, type Problem, valueAt } from '@site/content-check'

interface SettingRule {
  path: FieldPath
  /** The switch that makes the setting necessary. */
  when: FieldPath
  message: string
}

const rules: readonly SettingRule[] = [
  {
    path: ['editor', 'repository'],
    when: ['editor', 'enabled'],
    message:
      'unset; the editor page keeps its changes in the browser until this names your repository on GitHub, such as acme/website',
  },
]

/** Reports settings of site.yaml that are necessary because of another one and are unset. */
export const findUnsetSettings = (site: Entry): Problem[] =>
  rules.flatMap(({ path, when, message }) =>
    valueAt(site.fields.data, when) === true && valueAt(site.fields.data, path) === undefined
      ? [fieldProblem(site, path, message)]
      : [],
  )
