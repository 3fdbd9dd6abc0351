import AddIcon from '@mui/icons-material/Add';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { STEP_KINDS, type StepKind } from '#contract/replies/macroSteps.ts';
import { MenuButton } from '#src/components/page/MenuButton.tsx';

interface AddStepProps {
  /** Each kind of step can be used once. */
  taken: readonly StepKind[];
  onAdd: (kind: StepKind) => void;
}

/** Offers the steps that a macro does not have yet. */
export function AddStep({ taken, onAdd }: AddStepProps) {
  const translate = useTranslate();
  const available = STEP_KINDS.filter((kind) => !taken.includes(kind));
  if (available.length === 0) return null;
  return (
    <div>
      <MenuButton startIcon={<AddIcon />} variant="outlined" label={translate('macros.form.step')}>
        {(choosing) =>
          available.map((kind) => (
            <MenuItem key={kind} onClick={choosing(() => onAdd(kind))}>
              {translate(`macros.steps.${kind}`)}
            </MenuItem>
          ))
        }
      </MenuButton>
    </div>
  );
}
