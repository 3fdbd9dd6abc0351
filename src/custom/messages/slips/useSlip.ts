import { useMutation } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { printSlip, type SlipFormat } from '#contract/messages/slip.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';

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

const ID = 'printed';

/**
 * Opens the browser's print dialog for one page, an SVG in its own size. The SVG is a part of this page: phones do not
 * show a PDF in a frame, and the policy of files does not allow printing it.
 */
async function printPicture(svg: string): Promise<void> {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const picture = new Image();
  picture.id = ID;
  picture.alt = '';
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const style = document.createElement('style');
  style.textContent = `
    @page { size: ${width}pt ${height}pt; margin: 0 }
    @media screen { #${ID} { display: none } }
    @media print {
      body > :not(#${ID}) { display: none !important }
      #${ID} { display: block; width: ${width}pt; height: ${height}pt }
    }`;
  document.getElementById(ID)?.remove();
  document.head.append(style);
  document.body.append(picture);
  const clear = () => {
    style.remove();
    picture.remove();
  };
  // On phones `print` returns before printing is done.
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
