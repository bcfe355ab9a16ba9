import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../kit/card.tsx';
import { Page } from '../../kit/page.tsx';
import { Row, Rows } from '../../kit/rows.tsx';
import styles from './settings-screen.module.css';

export interface SettingsScreenProps {
  email: string;
  themeChoice: ReactNode;
  syncPanel: ReactNode;
  onSignOut: () => void;
}

export function SettingsScreen({ email, themeChoice, syncPanel, onSignOut }: SettingsScreenProps) {
  return (
    <Page title="Einstellungen" width="reading">
      <Card>
        <h2 className={styles.title}>Darstellung</h2>
        {themeChoice}
      </Card>
      <Card>
        <h2 className={styles.title}>Deine Daten</h2>
        {syncPanel}
      </Card>
      <Card flush>
        <Rows>
          <Row icon={<LogOut aria-hidden="true" />} detail={email} onPress={onSignOut}>
            Abmelden
          </Row>
        </Rows>
      </Card>
    </Page>
  );
}
