/** One important number, with what it counts. Not in a <p>: where readers set the space below paragraphs, that would replace the note's margin. */
export const KeyFigure = ({ value, label }: { value: string; label: string }) => (
  <div className="key-figure margin-note">
    <strong>{value}</strong> <span>{label}</span>
  </div>
)
