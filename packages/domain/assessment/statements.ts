import { ABILITIES, type Ability } from '../vocabulary/ability.ts';

/** Statements per ability. */
const PER_ABILITY = 4;

const byAbility: Readonly<Record<Ability, readonly [string, string, string, string]>> = {
  mobility: [
    'Ich komme mit den Fersen am Boden in eine tiefe Hocke und bleibe dort ruhig.',
    'Meinen Wurfarm führe ich weit nach hinten, ohne dass es in der Schulter zieht.',
    'Weite Ausfallschritte und tiefe Abwehrstellungen fallen mir leicht.',
    'Am Tag nach einem Spiel bin ich beweglich und nicht steif.',
  ],
  speedEndurance: [
    'Nach einem Gegenstoß bin ich in wenigen Sekunden bereit für den nächsten.',
    'Am Ende eines Spiels laufe ich so schnell zurück wie am Anfang.',
    'Sechs Sprints mit kurzen Pausen laufe ich, ohne deutlich langsamer zu werden.',
    'Auch wenn ich müde bin, entscheide ich im Angriff noch klar.',
  ],
  contactStability: [
    'Im Zweikampf stehe ich fest, auch gegen schwerere Gegner.',
    'Wenn ich im Sprung gestoßen werde, lande ich sicher.',
    'Auf einem Bein halte ich das Gleichgewicht, auch wenn jemand an mir zieht.',
    'Nach einem Kontakt bin ich sofort in der nächsten Aktion.',
  ],
  coreRotation: [
    'Die Kraft meines Wurfs kommt aus Hüfte und Rumpf, nicht nur aus dem Arm.',
    'Meine Körpermitte bleibt fest, wenn ich springe, werfe oder gestoßen werde.',
    'Meinen Oberkörper drehe ich zu beiden Seiten schnell und kontrolliert.',
    'Einen Unterarmstütz halte ich zwei Minuten, ohne durchzuhängen.',
  ],
  jumpPower: [
    'Beim Sprungwurf komme ich hoch genug, um über den Block zu werfen.',
    'Auch in der letzten Viertelstunde springe ich beim Sprungwurf so hoch wie am Anfang.',
    'Vom linken und vom rechten Bein springe ich gleich kräftig ab.',
    'Nach einer Landung springe ich sofort wieder ab.',
  ],
  agility: [
    'Aus vollem Lauf stehe ich nach ein bis zwei Schritten.',
    'Nach einer Täuschung bin ich weg, bevor mein Gegenspieler reagiert.',
    'In der Abwehr bleibe ich seitlich auch bei schnellen Angreifern dran.',
    'Über das linke und das rechte Bein wechsle ich gleich gut die Richtung.',
  ],
  sprintSpeed: [
    'Auf den ersten fünf Metern hänge ich die meisten Gegenspieler ab.',
    'Sobald der Ball gewonnen ist, bin ich unterwegs.',
    'Im Gegenstoß werde ich selten eingeholt.',
    'Ich starte aus jeder Stellung schnell, auch seitlich oder nach einer Drehung.',
  ],
  throwPower: [
    'Meine Würfe aus neun Metern sind so hart, dass Torhüter Mühe haben.',
    'Auch nach vielen Würfen bleiben Schulter und Ellbogen frei von Schmerzen.',
    'Auch unter Druck werfe ich noch kräftig.',
    'Zwanzig saubere Liegestütze am Stück fallen mir leicht.',
  ],
};

/** A statement to rate from 0 to 10. */
export interface Statement {
  readonly ability: Ability;
  readonly text: string;
}

/** The 32 statements in the order of their answers; four per ability, in the order of `ABILITIES`. */
export const STATEMENTS: readonly Statement[] = ABILITIES.flatMap((ability) => byAbility[ability].map((text) => ({ ability, text })));

/** The statements of one ability: `[from, to)` of `STATEMENTS`. */
export function statementsOf(ability: Ability): readonly [number, number] {
  const from = ABILITIES.indexOf(ability) * PER_ABILITY;
  return [from, from + PER_ABILITY];
}
