import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const BulkMessage = lazy(() => import('./BulkMessage.tsx'));

/** Whom a bulk message will go to, over all pages of the list, and the way to write it (VOL-06). */
export function SelectionBar() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext();
  const [isWriting, setWriting] = useState(false);
  const here = data.map(({ id }) => id);
  const ticked = here.filter((id) => selectedIds.includes(id)).length;
  const isWhole = here.length > 0 && ticked === here.length;
  const tickPage = () =>
    onSelect(
      isWhole ? selectedIds.filter((id) => !here.includes(id)) : [...new Set([...selectedIds, ...here])],
    );

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isWhole}
            indeterminate={ticked > 0 && !isWhole}
            disabled={here.length === 0}
            onChange={tickPage}
          />
        }
        label={translate('leaders.select.page')}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {selectedIds.length > 0 && translate('leaders.select.count', { smart_count: selectedIds.length })}
      </Typography>
      {selectedIds.length > 0 && (
        <Button size="small" onClick={() => onUnselectItems()}>
          {translate('leaders.select.clear')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<SendIcon />}
        sx={{ ml: 'auto' }}
        onClick={() => setWriting(true)}
      >
        {translate('leaders.bulk.open')}
      </Button>
      <Suspense>
        {isWriting && (
          <BulkMessage
            recipients={selectedIds.map(Number)}
            onSent={() => onUnselectItems()}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
