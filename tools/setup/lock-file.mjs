// @ts-check
/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [cpu]
 * @property {string[]} [os]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages The `packages` of a package-lock.json, by folder.
 */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * Whether a package in `folder` finds `name`, as Node looks it up: in its own node_modules, then in each one above.
 * @param {LockedPackages} packages
 * @param {string} folder
 * @param {string} name
 */
function isFound(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true
    if (at === '') return false
  }
}

/**
 * Packages for other systems that the lock file leaves out. npm writes such a file, without a word, when the registry
 * does not answer for them, and `npm ci` then refuses it everywhere.
 * @param {LockedPackages} packages
 * @returns {{ of: string, name: string, version: string }[]} Each with the folder of the package that asks for it.
 */
export function findGaps(packages) {
  return Object.entries(packages).flatMap(([of, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isFound(packages, of, name))
      .map(([name, version]) => ({ of, name, version })),
  )
}

/**
 * Adds an entry for each gap. The systems a package is for are read from its name, as its makers write them there; the
 * checksum stays open until npm installs it from a registry that has it.
 * @param {LockedPackages} packages
 * @returns {LockedPackages} Sorted as npm sorts them.
 */
export function fillGaps(packages) {
  const filled = { ...packages }
  for (const { of, name, version } of findGaps(packages)) {
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(`${of} asks for ${name} ${version}, which is no exact version.`)
    const words = name.split(/[^a-z0-9]+/)
    const os = systems.filter((system) => words.includes(system))
    const cpu = processors.filter((processor) => words.includes(processor))
    const libc = words.some((word) => word.startsWith('musl'))
      ? ['musl']
      : words.some((word) => word.startsWith('gnu'))
        ? ['glibc']
        : []
    if (cpu.length === 0) throw new Error(`The name of ${name} does not say which systems it is for.`)
    filled[`node_modules/${name}`] = {
      version,
      cpu,
      ...(packages[of]?.dev && { dev: true }),
      ...(libc.length > 0 && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    }
  }
  return Object.fromEntries(Object.entries(filled).sort(([one], [other]) => one.localeCompare(other, 'en')))
}
