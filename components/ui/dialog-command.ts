/**
 * Attributes of a button that opens or closes a dialog without a script of ours (invoker commands). React's types do not
 * know them yet; components/enhancements/fallbacks.ts handles them in browsers that do not.
 */
export const dialogCommand = (id: string, command: 'show-modal' | 'close') => ({ commandfor: id, command })
