/**
 * Runs before the first paint: sets `data-js`, and applies the remembered theme so that the page never flashes in the other one.
 * components/enhancements/theme.ts does the rest. If a script of this site fails to load or throws before the page's scripts
 * run (lib/browser/script-state.ts), it removes `data-js`, and the page looks as it does without JavaScript. `data-failed-at` has the
 * fragment of the address, so that the lead form can tell that a plan is missing.
 */
export const themeCode = [
  "(d=>{d.js='';",
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch{}",
  'const fail=({type,target,filename})=>{',
  "if(d.js===''&&(type!=='error'||(target.tagName==='SCRIPT'?target.src:filename||'').startsWith(location.origin+'/')))",
  '{delete d.js;d.failedAt=location.hash}};',
  "addEventListener('error',fail,true);addEventListener('unhandledrejection',fail)",
  '})(document.documentElement.dataset)',
].join('')

export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: themeCode }} />
