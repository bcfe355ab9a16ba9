/**
 * Fragment of the landing page's address in a link by which a player invites others. It names nobody, and a browser sends no fragment:
 * neither the server nor a messenger's preview learns of it (decision server/0058).
 */
export const invitationAnchor = 'mitspieler';
