/** The address to go to after login: only a path of this app, anything else leads to the dashboard. */
export function safeReturnTo(returnTo: string | undefined): string {
  const isOwnPath = returnTo !== undefined && /^\/(?![/\\])/.test(returnTo) && !returnTo.startsWith('/login');
  return isOwnPath ? returnTo : '/dashboard';
}
