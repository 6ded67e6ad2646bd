/** Where the first project leaves the cookies of its session. */
export const SESSION_FILE = 'test-results/session.json';

/** Nobody is signed in. */
export const NO_SESSION = { cookies: [], origins: [] };

/** A link as `earshot users create` prints it. Without one, the tests run as the public. */
export const SIGN_IN_LINK = process.env.EARSHOT_SIGN_IN_LINK;
