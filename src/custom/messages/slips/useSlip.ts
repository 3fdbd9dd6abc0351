import { useMutation } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { printSlip, type SlipFormat } from '#contract/messages/slip.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';
import { printPicture } from './printPicture.ts';

/** Opens the print dialog with the slip of a complaint, in this account's last format (MSG-17); `onEnd` is called once it is printed, or was not. */
export function useSlip(complaintId: number, onEnd?: () => void) {
  const notifyFailure = useNotifyFailure();
  const renew = useRenew([COMPLAINTS, 'timeline', complaintId]);
  const [format, setFormat] = useStore<SlipFormat>('taste.slip', 'a6');
  const { mutate, isPending } = useMutation({
    mutationFn: (format: SlipFormat) =>
      call(printSlip, { params: { id: complaintId }, body: { format: format } }),
    onSuccess: async ({ picture }) => {
      await printPicture(picture);
      await renew();
    },
    onError: notifyFailure,
    onSettled: onEnd,
  });
  const print = () => {
    if (!isPending) mutate(format);
  };
  const printAs = (format: SlipFormat) => {
    setFormat(format);
    if (!isPending) mutate(format);
  };
  return { print, printAs, format, isPending };
}
