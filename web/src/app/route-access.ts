/** Who may open a page (spec 2): everyone, or only signed-in readers. */
export type RouteAccess = 'public' | 'user';

/** Decides whether a page opens. A page of an unknown type is a bug. */
export function isAllowed(access: RouteAccess, isSignedIn: boolean): boolean {
  switch (access) {
    case 'public':
      return true;
    case 'user':
      return isSignedIn;
    default:
      throw new Error('Unexpected type'); // Spec 2
  }
}
