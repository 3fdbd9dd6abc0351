import MuiLink from '@mui/material/Link';
import { useNotify, useTranslate } from 'react-admin';
import { openTab } from './openTab.ts';

/** Catalogue keys for an opened tab, and for a browser that blocks it. */
interface Words {
  opened: string;
  blocked: string;
}

/** Opens a PDF in a new tab and says so, or offers a link. */
export function useOpenPdf() {
  const notify = useNotify();
  return (url: string, { opened, blocked }: Words, values: Record<string, string> = {}) => {
    if (openTab(url)) notify(opened, { type: 'success', messageArgs: values });
    else
      notify(<Blocked url={url} text={blocked} values={values} />, { type: 'info', autoHideDuration: null });
  };
}

/** A click on a link is never blocked. */
function Blocked({ url, text, values }: { url: string; text: string; values: Record<string, string> }) {
  const translate = useTranslate();
  return (
    <>
      {translate(text, values)}{' '}
      <MuiLink href={url} target="_blank" rel="noopener" color="inherit" sx={{ fontWeight: 600 }}>
        {translate('complaint.export.open')}
      </MuiLink>
    </>
  );
}
