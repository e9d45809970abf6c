/** Whether a job can still be applied for on a day: its last day counts, and a job without one stays open. */
export const isOpen = ({ validThrough }: { validThrough?: string }, today: string): boolean =>
  validThrough === undefined || validThrough >= today
