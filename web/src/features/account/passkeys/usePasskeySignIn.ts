import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { requestPasskeySignIn, signInWithPasskey } from '../../../api/account/passkeys';
import { toApiError } from '../../../api/errors';
import { openPage } from '../../../ui/navigation/open-page';
import { paths } from '../../../urls/paths';
import { returnPath } from '../../../widgets/return-path';
import { canOfferInField, isCanceled, signChallenge } from './browser-passkeys';

/** The reader has picked a passkey, and the server refused it. */
const isRefused = (error: unknown) => toApiError(error).code === 'passkey_not_valid';

/** Signs in with a passkey: by a button, or by the field of the address, in which the browser offers passkeys meanwhile. */
export function usePasskeySignIn() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const offer = useRef<AbortController | null>(null);
  const signIn = useMutation({
    mutationFn: async (where: 'dialog' | 'field') => {
      offer.current?.abort();
      const controller = new AbortController();
      offer.current = controller;
      const { token, options } = await requestPasskeySignIn();
      const credential = await signChallenge(options, where, controller.signal);
      return signInWithPasskey({ token, credential });
    },
    onSuccess: () => {
      // The cache holds responses for another caller.
      queryClient.clear();
      openPage(router, returnPath.take() ?? paths.app(), { replace: true });
    },
  });
  const { mutate } = signIn;
  useEffect(() => {
    let isOpen = true;
    const offerInField = async () => {
      if ((await canOfferInField()) && isOpen) mutate('field');
    };
    void offerInField();
    return () => {
      isOpen = false;
      offer.current?.abort();
    };
  }, [mutate]);
  const isDialog = signIn.variables === 'dialog';
  return {
    open: () => mutate('dialog'),
    isPending: signIn.isPending && isDialog,
    // What fails before the reader did something has no message: the link by email works without it.
    error: signIn.error && !isCanceled(signIn.error) && (isDialog || isRefused(signIn.error)) ? signIn.error : null,
  };
}
