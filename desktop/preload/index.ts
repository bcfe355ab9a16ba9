// The preload script: runs in the page's sandbox, in a world of its own, and may only use contextBridge and ipcRenderer.
import { contextBridge, ipcRenderer } from 'electron';
import { exposeBridge } from './expose-bridge.ts';

exposeBridge({ contextBridge, ipcRenderer });
