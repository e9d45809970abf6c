import type { CmsConfig, CollectionFile, Collection as EditorCollection } from '@sveltia/cms'
import { collectionNames, collections } from '../content/collections'
import { folderCollection, singleFile } from './collections'

/** What the editor page has to know of the site besides its schemas. */
export interface EditorSettings {
  brand: string
  /** Address of the live site. */
  origin: string
  /** `owner/name` on GitHub. Without it, the editor page is for practice: changes stay in the browser. */
  repository?: string
  /** The branch that is published; the repository's default branch without it. */
  branch?: string
  /** Address of a sign-in proxy; without it, editors sign in with an access token. */
  signIn?: string
  /** Address of GitHub's API, where it is not api.github.com. */
  api?: string
}

/** Address of GitHub's API. */
export const githubApi = 'https://api.github.com'

/** Where changes go. */
const backend = ({ repository, branch, signIn, api }: EditorSettings): CmsConfig['backend'] => {
  if (repository === undefined) return { name: 'test-repo' }
  return {
    name: 'github',
    repo: repository,
    ...(branch !== undefined && { branch }),
    ...(signIn !== undefined && { base_url: signIn }),
    ...(api !== undefined && { api_root: api }),
    auth_methods: signIn === undefined ? ['token'] : ['oauth', 'token'],
    commit_messages: { create: 'Add {{path}}', update: 'Change {{path}}', delete: 'Delete {{path}}' },
  }
}

const fileCollection = (
  name: string,
  label: string,
  description: string,
  files: CollectionFile[],
): EditorCollection => ({
  name,
  label,
  description,
  publish: false,
  files,
})

/** The configuration of Sveltia CMS: every collection of the site as forms. */
export const editorConfig = (settings: EditorSettings): CmsConfig => {
  const single = collectionNames.filter((name) => collections[name].isSingle).map(singleFile)
  const isPage = ({ file }: CollectionFile) => file.startsWith('content/pages/')
  return {
    load_config_file: false,
    backend: backend(settings),
    publish_mode: settings.repository === undefined ? 'simple' : 'editorial_workflow',
    app_title: `${settings.brand}: edit the site`,
    site_url: settings.origin,
    display_url: settings.origin,
    logo: { src: '/favicon.ico' },
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: {
        config: { slugify_filename: true, transformations: { raster_image: { format: 'webp', width: 1600 } } },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: [
      fileCollection('pages', 'Pages', 'The copy of each page, section by section.', single.filter(isPage)),
      ...collectionNames.filter((name) => !collections[name].isSingle).map(folderCollection),
      fileCollection(
        'settings',
        'Settings',
        'Facts and numbers that several pages use.',
        single.filter((file) => !isPage(file)),
      ),
    ],
  }
}
