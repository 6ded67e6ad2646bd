/** The `sign-in` project saves its session cookies here. */
export const SESSION_FILE = 'test-results/session.json';

/** Storage state without a session. */
export const NO_SESSION = { cookies: [], origins: [] };

/** A link from `earshot users create`. Without one, tests that need an account are skipped. */
export const SIGN_IN_LINK = process.env.EARSHOT_SIGN_IN_LINK;
