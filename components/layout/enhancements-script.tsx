import { AfterHydration } from './after-hydration'

/** Loads the enhancements; in development only once React has hydrated the page, since they change what it compares. */
export const EnhancementsScript = ({ src }: { src: string }) =>
  process.env.NODE_ENV === 'development' ? <AfterHydration src={src} /> : <script type="module" src={src} />
