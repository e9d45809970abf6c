/** Replaces the placeholders of a text: "Step {step} of {steps}" → "Step 2 of 6". Unknown names stay as they are. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([\w ]+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
