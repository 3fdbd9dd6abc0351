import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { Hint } from '#src/components/page/Hint.tsx';

interface PlaceholderChipsProps<N> {
  names: readonly N[];
  onInsert: (name: N) => void;
}

/** The possible placeholders: a click inserts one at the caret. */
export function PlaceholderChips<N extends string>({ names, onInsert }: PlaceholderChipsProps<N>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Hint text="replies.form.insert" />
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
