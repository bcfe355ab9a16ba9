import './no-eval.ts';
import './print.css';
import { desktopBridgeName } from '@anwurf/contract/desktop-bridge';
import { App } from '@anwurf/ui/app';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { desktopPlatform } from './desktop-platform.ts';
import { followMain, reportDrawn } from './follow-main.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

const bridge = window[desktopBridgeName];
followMain(bridge);
reportDrawn(root, bridge);

createRoot(root).render(
  <StrictMode>
    <App platform={desktopPlatform()} />
  </StrictMode>,
);
