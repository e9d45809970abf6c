/**
 * The one script of every page, served as /site.js. What a page shows works without it; it adds the theme switch, blocks
 * that appear on scrolling, and what older browsers lack.
 */
import { startSite } from './start'
import { whenTakenOver } from './taken-over'

// In development React reports attributes that changed before it took over, so it goes first.
if (process.env.NODE_ENV === 'development') whenTakenOver(startSite)
else startSite()
