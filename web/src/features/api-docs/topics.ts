/** The pages of the documentation that do not describe a single endpoint. */
export const TOPICS = [
  { id: 'start', title: 'Getting started' },
  { id: 'requests', title: 'Requests and responses' },
  { id: 'limits', title: 'Plans and limits' },
  { id: 'errors', title: 'Errors' },
  { id: 'clients', title: 'Client packages' },
  { id: 'changes', title: 'Changelog' },
] as const;

export type Topic = (typeof TOPICS)[number]['id'];

export const isTopic = (id: string | null): id is Topic => TOPICS.some((topic) => topic.id === id);
