import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button, useListContext, useTranslate } from 'react-admin';
import { EXPORT_FORMATS } from '#contract/kernel/exports.ts';
import type { ListFormat } from '#src/dataProvider/exportList.ts';
import { useListExport } from './useListExport.tsx';

interface ExportMenuProps {
  selected?: boolean;
  formats?: readonly ListFormat[];
}

/** Exports the list or the selected rows in one of several formats; the server writes the file. */
export function ExportMenu({ selected = false, formats = EXPORT_FORMATS }: ExportMenuProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { start, isPending } = useListExport(selected);
  return (
    <>
      <Button
        label="ra.action.export"
        aria-haspopup="menu"
        disabled={isPending || total === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              start(format);
            }}
          >
            {translate(`declare.export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
