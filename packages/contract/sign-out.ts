/** Most origins that one sign-out finishes: a body of an unauthenticated request holds no more. A store usually has one or two. */
export const maxOriginsAtSignOut = 300;
