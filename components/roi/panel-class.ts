/** The look of an object that floats above the page: the form, the result. */
export const panelClass = 'rounded-panel border border-rule-2 bg-card shadow-float'
