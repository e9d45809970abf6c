/**
 * Attributes of a button that opens or closes a dialog without a script of ours (invoker commands). React's types do not
 * know them yet; the site script stands in where a browser does not.
 */
export const dialogCommand = (id: string, command: 'show-modal' | 'close') => ({ commandfor: id, command })
