/**
 * What stands behind the `#`: it lets somebody in, is sent to no server, and is taken once. The address that is left, in
 * the history too, says nothing.
 */
export function takeSecret(address: string): string {
  const secret = location.hash.slice(1);
  history.replaceState(history.state, '', address);
  return secret;
}
