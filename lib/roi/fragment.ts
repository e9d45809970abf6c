/** A fragment with the estimate that an address carries, if it carries one and no more. */
export function withEstimate(fragment: string, address: string): string {
  const [estimate, ...more] = address.match(/(?<=[#&])estimate=[^&]+/g) ?? []
  return estimate && more.length === 0 ? `${fragment ? `${fragment}&` : '#'}${estimate}` : fragment
}
