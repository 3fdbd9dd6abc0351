import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { STEP_KINDS, type StepKind } from '#contract/replies/macroSteps.ts';

interface AddStepProps {
  /** Each kind of step can be used once. */
  taken: readonly StepKind[];
  onAdd: (kind: StepKind) => void;
}

/** Offers the steps that a macro does not have yet. */
export function AddStep({ taken, onAdd }: AddStepProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const available = STEP_KINDS.filter((kind) => !taken.includes(kind));
  if (available.length === 0) return null;
  return (
    <div>
      <Button
        startIcon={<AddIcon />}
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('macros.form.step')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {available.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onAdd(kind);
            }}
          >
            {translate(`macros.steps.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
