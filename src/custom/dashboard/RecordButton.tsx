import AddIcon from '@mui/icons-material/AddCircleOutline';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ownFolder } from '#src/components/page/ownFolder.ts';

/** What one comes here for most often, in sight without scrolling. */
export function RecordButton() {
  const translate = useTranslate();
  const folder = ownFolder();
  if (!folder) return null;
  return (
    <Button component={Link} to={folder} variant="contained" startIcon={<AddIcon />}>
      {translate('dashboard.links.record')}
    </Button>
  );
}
