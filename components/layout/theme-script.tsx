/**
 * Runs before the first paint: marks that scripts run, and applies the remembered theme so that it never flashes.
 * The rest of the theme switch is in the site script.
 */
const code =
  "(d=>{d.dataset.js='';try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch{}})(document.documentElement)"

export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: code }} />
