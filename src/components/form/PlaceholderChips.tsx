import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface PlaceholderChipsProps<N> {
  names: readonly N[];
  onInsert: (name: N) => void;
}

/** The possible placeholders: a click inserts one at the caret. */
export function PlaceholderChips<N extends string>({ names, onInsert }: PlaceholderChipsProps<N>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('replies.form.insert')}
      </Typography>
      {names.map((name) => (
        <Chip
          key={name}
          size="small"
          label={translate(`replies.placeholders.${name}`)}
          title={`{{${name}}}`}
          // The text field keeps its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        />
      ))}
    </Box>
  );
}
