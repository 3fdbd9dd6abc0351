import PrintIcon from '@mui/icons-material/PrintOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { PRINTS, type Print } from '#contract/letters/letterSending.ts';
import { MenuButton } from '#src/components/page/MenuButton.tsx';
import { usePrint } from './usePrint.ts';

interface PrintMenuProps {
  ids: number[];
  prints?: readonly Print[];
  size?: 'small';
}

/** The documents to print for sent letters. */
export function PrintMenu({ ids, prints = PRINTS, size }: PrintMenuProps) {
  const translate = useTranslate();
  const print = usePrint();
  return (
    <MenuButton
      variant={size ? 'text' : 'outlined'}
      size={size}
      startIcon={<PrintIcon />}
      loading={print.isPending}
      label={translate('letters.print.action')}
    >
      {(choosing) =>
        prints.map((what) => (
          <MenuItem key={what} onClick={choosing(() => print.mutate({ id: ids, print: what }))}>
            {translate(`letters.print.${what}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
