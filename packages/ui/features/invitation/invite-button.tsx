import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { InviteSheet } from './invite-sheet.tsx';

/** 'Mitspieler einladen', beside what else can be done. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        <UserPlus size={20} aria-hidden="true" />
        Mitspieler einladen
      </Button>
      {isOpen && <InviteSheet onClose={() => setOpen(false)} />}
    </>
  );
}
