interface PutBackProps {
  nodes: Node | null
}

/** Puts nodes of the page back into it. */
export const PutBack = ({ nodes }: PutBackProps) => (
  <div
    className="contents"
    ref={(place) => {
      if (nodes) place?.append(nodes)
    }}
  />
)
