import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/errors';
import { saveGuestPublicView } from '../../api/guests/profile-calls';
import { saveGuestBio, saveGuestContact, saveGuestSocialLinks } from '../../api/guests/profiles';
import type { GuestProfile, UpdatedGuest } from '../../api/guests/types';
import type { EditorState, EditorTarget, EditorTransport, VersionedFields } from './editor-transport';
import { createGuestEditor, type GuestEditor } from './guest-editor';
import { type FieldName, fieldsOf, type GuestFields, type PartName, toBioChanges, toContactChanges, toPublicView, toSocialLinks } from './guest-fields';

/** The state and handlers that a field of the form uses. */
export interface GuestForm {
  editor: GuestEditor;
  state: EditorState;
  isDisabled: boolean;
  /** The required fields that were empty when the form was submitted, with their messages. */
  missing: Readonly<Record<string, string>>;
}

function send(part: PartName, values: GuestFields, fields: readonly FieldName[], { id, version }: EditorTarget): Promise<UpdatedGuest> {
  switch (part) {
    case 'contact':
      return saveGuestContact(id, toContactChanges(values, fields), version);
    case 'bio':
      return saveGuestBio(id, toBioChanges(values, fields), version);
    case 'social':
      return saveGuestSocialLinks(id, toSocialLinks(values), version);
    default:
      return saveGuestPublicView(id, toPublicView(values), version);
  }
}

/** Fetches profiles, their changes and their lists again. The appearances of a guest stay. */
export function refreshGuests(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [root, , part] }) => root === 'guests' || (root === 'guest' && part !== 'appearances') });
}

const isProfile = (current: unknown): current is GuestProfile => typeof current === 'object' && current !== null && 'guestBio' in current && 'version' in current;

export const versionedFieldsOf = (profile: GuestProfile): VersionedFields => ({ values: fieldsOf(profile), version: profile.version });

/** How a form sends its changes to the server. */
export function createTransport(queryClient: QueryClient): EditorTransport {
  return {
    save: async (...change) => (await send(...change)).version,
    readCurrent: ({ current }: ApiError) => (isProfile(current) ? versionedFieldsOf(current) : null),
    onSaved: () => void refreshGuests(queryClient),
  };
}

export const useEditorState = (editor: GuestEditor) => useSyncExternalStore(editor.subscribe, editor.getState);

/** The editor of a profile. It follows what others change, and saves what is left when the page is closed. */
export function useProfileEditor(profile: GuestProfile): GuestEditor {
  const queryClient = useQueryClient();
  const [editor] = useState(() => {
    const { values, version } = versionedFieldsOf(profile);
    return createGuestEditor({ values, target: { id: profile.guestProfileId, version }, transport: createTransport(queryClient) });
  });
  useEffect(() => editor.receive(versionedFieldsOf(profile)), [editor, profile]);
  useEffect(() => () => void editor.flush(), [editor]);
  return editor;
}
