/** An e-mail address that breaks after the @ rather than inside a name. */
export const EmailText = ({ address }: { address: string }) => {
  const [name, domain] = address.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
