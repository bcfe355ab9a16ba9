import { useNavigate } from '@tanstack/react-router';
import { Bell, CalendarDays, CalendarSync, Cookie, HeartPulse, MessageCircleQuestionMark, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { openConsentSettings } from '../features/consent/settings-opening.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useSession, useSignedInUser } from '../features/session/session-context.tsx';
import { useSignOut } from '../features/session/sign-out.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { SupportDialog } from '../features/support/support-dialog.tsx';
import { Row } from '../kit/layout/rows.tsx';
import { SyncPanel } from '../shell/sync-panel.tsx';
import { ThemeChoice } from '../shell/theme-choice.tsx';

const HealthDataSheet = lazyPart(async () => (await import('../features/health/health-data-sheet.tsx')).HealthDataSheet);

const CalendarFeedSheet = lazyPart(async () => (await import('../features/calendar-feed/calendar-feed-sheet.tsx')).CalendarFeedSheet);

const NotificationSheet = lazyPart(async () => (await import('../features/notifications/notification-sheet.tsx')).NotificationSheet);

const InviteSheet = lazyPart(async () => (await import('../features/invitation/invite-sheet.tsx')).InviteSheet);

export function SettingsPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [showsHealth, setShowsHealth] = useState(false);
  const [isNotified, setNotified] = useState(false);
  const [subscribes, setSubscribes] = useState(false);
  const [invites, setInvites] = useState(false);
  return (
    <>
      <SettingsScreen
        email={useSignedInUser().email}
        themeChoice={<ThemeChoice />}
        syncPanel={<SyncPanel />}
        rows={
          <>
            <Row icon={<CalendarDays aria-hidden="true" />} onPress={() => void navigate({ to: '/training/week/setup' })}>
              Deine Woche
            </Row>
            <Row
              icon={<CalendarSync aria-hidden="true" />}
              detail="Einheiten, Teamtraining und Spiele im Kalender deines Handys"
              onPress={() => setSubscribes(true)}
            >
              Kalender abonnieren
            </Row>
            <Row
              icon={<Bell aria-hidden="true" />}
              detail="Heutige Einheit, Test fällig, Trainerteam, Pause vorbei"
              onPress={() => setNotified(true)}
            >
              Mitteilungen
            </Row>
            <Row
              icon={<UsersRound aria-hidden="true" />}
              detail="Beitreten, anlegen, und was sie von dir sieht"
              onPress={() => void navigate({ to: '/team' })}
            >
              Mannschaft
            </Row>
            <Row icon={<HeartPulse aria-hidden="true" />} onPress={() => setShowsHealth(true)}>
              Gesundheitsangaben
            </Row>
            <Row icon={<UserPlus aria-hidden="true" />} onPress={() => setInvites(true)}>
              Mitspieler einladen
            </Row>
            <Row icon={<MessageCircleQuestionMark aria-hidden="true" />} onPress={() => setAsking(true)}>
              Kundensupport kontaktieren
            </Row>
            <Row icon={<Cookie aria-hidden="true" />} onPress={openConsentSettings}>
              Cookie-Einstellungen
            </Row>
          </>
        }
        onChangePassword={(request) => session.changePassword(request)}
        onConfirmEmail={(request) => session.changeEmail(request)}
        onAccountDeleted={() => session.accountDeleted()}
        onSignOut={useSignOut()}
      />
      {isNotified && <NotificationSheet onClose={() => setNotified(false)} />}
      {subscribes && <CalendarFeedSheet onClose={() => setSubscribes(false)} />}
      {invites && <InviteSheet onClose={() => setInvites(false)} />}
      {showsHealth && <HealthDataSheet onClose={() => setShowsHealth(false)} />}
      <SupportDialog isOpen={asking} onOpenChange={setAsking} />
    </>
  );
}
