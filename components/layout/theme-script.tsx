/**
 * Runs before the first paint: marks that scripts run, applies the remembered theme so that it never flashes, and, on
 * arrival at the top of a page, puts off the layout of what lies below. The rest of all three is in the site script.
 */
const code = [
  "(d=>{d.js='';",
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch{}",
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')d.partial=''",
  '})(document.documentElement.dataset)',
].join('')

export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: code }} />
