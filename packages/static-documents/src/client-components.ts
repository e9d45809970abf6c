import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { listFiles } from './files'

/** Files of app/ that render documents; error.tsx and global-error.tsx run only in apps. */
const partOfDocument = /(?:^|\/)(?:page|layout|not-found|global-not-found)\.tsx$/

const clientDirective = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/

/** The route of a file in app/: folders in parentheses, such as (site), are not part of an address. */
const routeOf = (file: string): string =>
  `/${dirname(file)
    .split('/')
    .filter((part) => part !== '.' && !part.startsWith('('))
    .join('/')}`

/** What is in the folder app/ of a site. */
interface SourceSettings {
  /** Addresses of the pages that run React in the browser. */
  apps: readonly string[]
  /** Beginnings of imports that are not followed: files that the build has yet to write. */
  unwritten?: readonly string[]
}

/** The files in app/ that render documents. */
async function documentFiles(root: string, apps: readonly string[]): Promise<string[]> {
  const isApp = (file: string) => file.endsWith('page.tsx') && apps.includes(routeOf(file))
  return (await listFiles(join(root, 'app'))).filter((file) => partOfDocument.test(file) && !isApp(file))
}

/** What is imported by its name: not by a path, nor by `@/`. */
const packageName = /^[^.@]|^@[^/]/

/** Marks packages as external and free of side effects, so that modules that only import packages are dropped too. */
const packages = (unwritten: readonly string[]): Plugin => ({
  name: 'packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) => {
      const isExternal = packageName.test(path) || unwritten.some((start) => path.startsWith(start))
      return isExternal && kind !== 'entry-point' ? { path, external: true, sideEffects: false } : undefined
    }),
})

/** The modules that each file uses in an export, without those that tree shaking removes. */
async function modulesByFile(
  root: string,
  files: readonly string[],
  unwritten: readonly string[],
): Promise<[file: string, modules: string[]][]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => `app/${file}`),
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'preserve',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [packages(unwritten)],
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs).flatMap(({ entryPoint, inputs }): [string, string[]][] => {
    if (!entryPoint) return []
    const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    return [[entryPoint, used.map(([module]) => module)]]
  })
}

/**
 * Finds client components in documents, where they would never run.
 * @param root The folder of the project.
 * @returns A sentence for each client component of each page.
 */
export async function findClientComponents(root: string, { apps, unwritten = [] }: SourceSettings): Promise<string[]> {
  const pages = await modulesByFile(root, await documentFiles(root, apps), unwritten)
  const client = new Set<string>()
  for (const module of new Set(pages.flatMap(([, used]) => used)))
    if (clientDirective.test(await readFile(join(root, module), 'utf8'))) client.add(module)
  return pages.flatMap(([page, used]) =>
    used
      .filter((module) => client.has(module))
      .map(
        (module) =>
          `${page} is a document, so React does not run on it in the browser, but it uses the client component ${module}. Do its work in a script of the page, or make the page an app.`,
      ),
  )
}
