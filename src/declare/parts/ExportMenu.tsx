import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button, useListContext, useTranslate } from 'react-admin';
import { EXPORT_FORMATS } from '../../../contract/exports.ts';
import { useListExport } from './useListExport.tsx';

/** A file of what the list has found, or of the rows that are ticked, in one of two formats; the server writes it. */
export function ExportMenu({ selected = false }: { selected?: boolean }) {
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
        {EXPORT_FORMATS.map((format) => (
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
