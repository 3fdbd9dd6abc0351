import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PRINTS, type Print } from '#contract/letters/letterSending.ts';
import { usePrint } from './usePrint.ts';

interface PrintMenuProps {
  ids: number[];
  prints?: readonly Print[];
  size?: 'small';
}

/** The documents to print for sent letters. */
export function PrintMenu({ ids, prints = PRINTS, size }: PrintMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const print = usePrint();
  return (
    <>
      <Button
        variant={size ? 'text' : 'outlined'}
        size={size}
        startIcon={<PrintIcon />}
        loading={print.isPending}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('letters.print.action')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {prints.map((what) => (
          <MenuItem
            key={what}
            onClick={() => {
              setAnchor(null);
              print.mutate({ id: ids, print: what });
            }}
          >
            {translate(`letters.print.${what}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
