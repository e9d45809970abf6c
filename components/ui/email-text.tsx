/** The words of an e-mail address, which part after the @ before they part inside a name. */
export const EmailText = ({ address }: { address: string }) => {
  const [name, domain] = address.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
