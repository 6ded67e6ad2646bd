/** Ctrl or ⌘ with Enter, which submits from any field. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) => key === 'Enter' && (ctrlKey || metaKey);
