/** Makes a change depend on the version of the row that it is based on. If someone has changed the row since, it fails with 412. */
export const basedOn = (version: number | undefined) => (version === undefined ? {} : { ifMatch: `"${version}"` });
