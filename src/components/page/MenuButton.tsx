import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId } from 'react';
import { useAnchor } from './useAnchor.ts';

interface MenuButtonProps extends ButtonProps {
  /** Already translated. */
  label: ReactNode;
  /** The items; a choice closes the menu. */
  children: ReactNode;
  /** Called when the menu has closed. */
  onExited?: () => void;
}

/** A button that opens a menu. */
export function MenuButton({ label, children, onExited, ...button }: MenuButtonProps) {
  const menuId = useId();
  const { anchor, open, close } = useAnchor();
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={open}
      >
        {label}
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onClick={close}
        slotProps={{ transition: { onExited } }}
      >
        {children}
      </Menu>
    </>
  );
}
