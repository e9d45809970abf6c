/** A fragment with the estimate that an address carries, if it does. */
export function withEstimate(fragment: string, address: string): string {
  const [estimate] = /(?<=[#&])estimate=[^&]+/.exec(address) ?? []
  return estimate ? `${fragment ? `${fragment}&` : '#'}${estimate}` : fragment
}
