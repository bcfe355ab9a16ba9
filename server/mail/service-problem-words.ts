import type { ServiceProblem } from '../services/service-failure.ts';

/** The problem as a German sentence, for mails to the operator; codes stay as they are. */
export function serviceProblemWords(problem: ServiceProblem): string {
  switch (problem.kind) {
    case 'status':
      return `Antwort mit dem HTTP-Status ${problem.status}.`;
    case 'timeout':
      return `Keine Antwort innerhalb von ${problem.seconds.toLocaleString('de-DE')} Sekunden.`;
    case 'unreachable':
      return problem.code === null ? 'Nicht erreichbar: Die Verbindung ist abgerissen.' : `Nicht erreichbar (${problem.code}).`;
    case 'too-large':
      return `Die Antwort ist größer als ${problem.maxBytes.toLocaleString('de-DE')} Bytes.`;
    case 'no-message':
      return 'Die Antwort enthält keine Nachricht.';
  }
}
