import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EXPORT_FORMATS, type ExportFormat } from '#contract/kernel/exports.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';

interface ExportButtonProps {
  isPending: boolean;
  disabled: boolean;
  /** The number of ticked rows. */
  selected: number;
  onExport: (format: ExportFormat) => void;
}

/** Exports the ticked rows, or else the list, in a format from a menu (LIST-10). */
export function ExportButton({ isPending, disabled, selected, onExport }: ExportButtonProps) {
  const translate = useTranslate();
  const menuId = useId();
  const hasFormats = hasCapability('desk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    onExport(format);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<DownloadIcon />}
        loading={isPending}
        loadingPosition="start"
        disabled={disabled}
        aria-haspopup={hasFormats ? 'menu' : undefined}
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={hasFormats ? anchor !== null : undefined}
        onClick={(event) => (hasFormats ? setAnchor(event.currentTarget) : choose(EXPORT_FORMATS[0]))}
      >
        {selected > 0
          ? translate('complaintList.exportSelected', { smart_count: selected })
          : translate('complaintList.export')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {EXPORT_FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`complaintList.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
