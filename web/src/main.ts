import { mount } from 'svelte'
import App from './App.svelte'
import { isLanguage, speak } from './lib/i18n.svelte'
import { settings } from './lib/settings.svelte'
import './styles/base.css'
import './styles/palette.css'

await speak(isLanguage(settings.language) ? settings.language : 'en')
mount(App, { target: document.getElementById('app')! })
